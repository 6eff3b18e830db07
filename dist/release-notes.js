import { hideEnvironment } from "./hide-environment.js";

hideEnvironment();
const { runStep } = await import("./action.js");
await runStep("action release-notes", "main");
