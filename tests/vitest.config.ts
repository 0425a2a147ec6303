import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{api,package,e2e}/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // The package is loaded by Node as its users' programs load it, not through the test runner's transforms.
    server: { deps: { external: [/\/pkg\/dist\//] } },
    // A page under load takes its time; what never comes still fails.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    reporters: ["default"],
  },
});
