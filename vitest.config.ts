import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.prop.test.ts'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], checker: 'tsc' },
    testTimeout: 60_000,
  },
})
