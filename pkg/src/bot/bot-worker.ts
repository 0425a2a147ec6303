// Runs in the worker: the bot of `orkan` and `orkan/worker`.
import { serve } from "./serve.js";
import { lineOfThisThread } from "./thread-line.js";

serve(lineOfThisThread(), () => new URL("./orkan.wasm", import.meta.url));
