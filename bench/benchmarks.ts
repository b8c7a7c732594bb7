import { benchBuild } from './build.ts'
import type { Benchmark } from './harness/benchmark.ts'
import { benchNavigate } from './navigate.ts'
import { benchPage } from './page.ts'
import { benchServe } from './serve.ts'

/** Every benchmark by the name that `npm run bench -- NAME` knows, in the order they run. */
export const benchmarks: Record<string, Benchmark> = {
  build: benchBuild,
  page: benchPage,
  navigate: benchNavigate,
  serve: benchServe,
}
