import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./materials.css";
import "./desk.css";
import { hang } from "./art/sprite";
import { dress } from "./lib/settings.svelte";

hang(document);
dress();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", dress);

const target = document.getElementById("app");
if (target) mount(App, { target });
