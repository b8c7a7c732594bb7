import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { gauge, type Metric, type NumberMetric } from './metric.ts'

/** What Node itself knows of the process. The names are those that Prometheus' own library for Node has. */
export function watchProcess(): { read(): Metric[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    read: () => {
      const { rss, heapUsed } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      // Since it was last asked: over the whole life of a process nothing would show any more.
      const lag = delay.count > 0 ? delay.percentile(99) / 1e9 : 0
      delay.reset()
      return [
        gauge('process_resident_memory_bytes', 'Resident memory.', rss),
        gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
        gauge('process_uptime_seconds', 'Since the process started.', process.uptime()),
        total('process_cpu_seconds_total', 'Processor time of all threads.', (user + system) / 1e6),
        total(
          'nodejs_eventloop_busy_seconds_total',
          'Time in which the event loop was not idle.',
          performance.eventLoopUtilization().active / 1000,
        ),
        gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers were, the 99th percentile since last asked.', lag),
      ]
    },
    stop: () => delay.disable(),
  }
}

function total(name: string, help: string, value: number): NumberMetric {
  return { kind: 'counter', name, help, points: [{ labels: {}, value }] }
}
