import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The page that checks a record is one file: it can be kept, and opened without a table or a network. */
export default defineConfig({
  plugins: [svelte(), inOneFile()],
  build: {
    outDir: "../src/vespers/table/client",
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
    rolldownOptions: { input: "check.html" },
  },
});

/** Puts scripts and styles into the page, in the place of what leads to them. */
function inOneFile(): Plugin {
  return {
    name: "in-one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["check.html"];
      if (page?.type !== "asset") throw new Error("check.html was not built");
      let html = String(page.source);
      for (const [name, part] of Object.entries(bundle)) {
        if (part === page) continue;
        const place = name.endsWith(".css")
          ? `<link[^>]*${name}[^>]*>`
          : `<script[^>]*${name}[^>]*></script>`;
        html = html.replace(new RegExp(place), () =>
          element(part.type === "asset" ? part.source : part.code, name),
        );
        delete bundle[name];
      }
      page.source = html;
    },
  };
}

const element = (content: string | Uint8Array, name: string): string =>
  name.endsWith(".css")
    ? `<style>${String(content)}</style>`
    : `<script type="module">${String(content).replaceAll("</script", "<\\/script")}</script>`;
