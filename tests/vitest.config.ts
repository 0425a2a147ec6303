import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{api,package,e2e}/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // The package is loaded by Node as its users' programs load it, not through the test runner's transforms.
    server: { deps: { external: [/\/pkg\/dist\//] } },
    maxWorkers: 2,
    reporters: ["default"],
  },
});
