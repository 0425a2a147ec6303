// Runs in the worker: the bot of `orkan/inline`. It is kept as text and gets its engine from the page.
import { orkanError } from "../errors.js";
import { serve } from "./serve.js";
import { lineOfThisThread } from "./thread-line.js";

serve(lineOfThisThread(), () => {
  throw orkanError("load-failed", "The engine did not reach the worker.", "source");
});
