import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  // The examples import the package as its users do.
  resolve: { alias: [{ find: /^tokengauge$/, replacement: `${import.meta.dirname}/budget/tokengauge.ts` }] },
  test: {
    include: ['test/**/*.test.ts'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'] },
    // By default one core is left idle, of the two that CI has.
    maxWorkers: '100%',
    setupFiles: ['test/seed-properties.ts'],
    // Generous: a test that is slow on a busy machine has not failed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default config
