import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { mockTable } from "./mock/server.ts";

// `VESPERS_SERVER` points the development page at a running server; without it a small mock answers.
const server = process.env["VESPERS_SERVER"];

export default defineConfig({
  plugins: [svelte(), ...(server || process.env["VITEST"] ? [] : [mockTable()])],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/vespers/table/client", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    host: "127.0.0.1",
    port: 5199,
    strictPort: true,
    ...(server ? { proxy: { "/api": { target: server, ws: true } } } : {}),
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 120_000 }, // the machine may be busy
});
