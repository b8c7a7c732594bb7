/** One chart. */
export interface ChartGroup {
  /** The name of its file. */
  name: string
  title: string
  /** Names of benchmarks, in the order of their rows. */
  benches: string[]
}

export const chartGroups: ChartGroup[] = [
  { name: 'build', title: 'Building and editing', benches: ['build', 'rebuild', 'edit', 'start'] },
  { name: 'pages', title: 'Pages in the browser', benches: ['page', 'navigate', 'interact', 'directory', 'search'] },
  { name: 'server', title: 'Server', benches: ['serve', 'memory', 'slots', 'slots-growth', 'publish', 'staff'] },
  { name: 'bookings', title: 'Bookings and waiting', benches: ['book', 'contend', 'capacity', 'wait', 'waiting-list'] },
]
