import { parentPort, workerData } from 'node:worker_threads'
import { listHolidaysByZone } from '#domain/holidays.ts'

// A thread that lists the holidays of some years and ends; its memory ends with it.
const years = workerData as number[]
parentPort!.postMessage(years.map((year) => [year, listHolidaysByZone(year)]))
