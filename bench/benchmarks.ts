import { benchBook } from './book.ts'
import { benchBuild } from './build.ts'
import { benchCapacity } from './capacity.ts'
import { benchContend } from './contend.ts'
import { benchDirectory } from './directory.ts'
import { benchEdit } from './edit.ts'
import type { Benchmark } from './harness/benchmark.ts'
import { benchInteract } from './interact.ts'
import { benchMemory } from './memory.ts'
import { benchNavigate } from './navigate.ts'
import { benchPage } from './page.ts'
import { benchPublish } from './publish.ts'
import { benchRebuild } from './rebuild.ts'
import { benchSearch } from './search.ts'
import { benchServe } from './serve.ts'
import { benchSlots } from './slots.ts'
import { benchSlotsGrowth } from './slots-growth.ts'
import { benchStaff } from './staff.ts'
import { benchStart } from './start.ts'
import { benchWait } from './wait.ts'
import { benchWaitingList } from './waiting-list.ts'

/** Every benchmark by the name that `npm run bench -- NAME` knows, in the order they run. */
export const benchmarks: Record<string, Benchmark> = {
  build: benchBuild,
  rebuild: benchRebuild,
  edit: benchEdit,
  page: benchPage,
  navigate: benchNavigate,
  interact: benchInteract,
  search: benchSearch,
  directory: benchDirectory,
  serve: benchServe,
  memory: benchMemory,
  slots: benchSlots,
  'slots-growth': benchSlotsGrowth,
  publish: benchPublish,
  book: benchBook,
  contend: benchContend,
  capacity: benchCapacity,
  staff: benchStaff,
  start: benchStart,
  wait: benchWait,
  'waiting-list': benchWaitingList,
}
