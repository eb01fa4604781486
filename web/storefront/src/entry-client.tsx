import "./styles.css";
import type { Payload } from "@api/types";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadView } from "@/lib/load-view";
import { startNavigation } from "@/lib/navigation";
import type { View } from "@/lib/page";
import { newQueryClient } from "@/lib/query";
import { loadMessages } from "@/messages";
import { pages } from "@/pages";
import { App } from "@/shell/app";
import { keepForOffline } from "@/shell/keep-for-offline";

const load = (payload: Payload) => loadView(payload, pages, loadMessages);

/** Brings the page to life. If its code cannot be loaded, what the server rendered stays and its forms still work. */
async function start(app: HTMLElement, payload: Payload) {
  const client = newQueryClient();
  const draw = (view: View) => <App view={view} client={client} />;

  const first = await load(payload);
  const root = payload.rendered ? hydrateRoot(app, draw(first)) : createRoot(app);
  if (!payload.rendered) root.render(draw(first));
  startNavigation(first, { load, show: (view) => flushSync(() => root.render(draw(view))) });
  keepForOffline();
}

const app = document.getElementById("app");
const inlined = document.getElementById("page")?.textContent;
if (app && inlined) void start(app, JSON.parse(inlined) as Payload);
