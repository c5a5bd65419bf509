import { mount } from "svelte";
import "../app.css";
import CheckPage from "./CheckPage.svelte";

const light = matchMedia("(prefers-color-scheme: light)");
const dress = () => (document.documentElement.dataset["theme"] = light.matches ? "refectory" : "moonlight");
light.addEventListener("change", dress);
dress();

const target = document.getElementById("check");
if (target) mount(CheckPage, { target });
