import { parentPort, workerData } from 'node:worker_threads'
import { createRenderer, type FileJob, type RenderSetup } from './renderer.ts'

// A worker that renders and writes the files it is sent, and answers with their manifest entries.
const render = await createRenderer(workerData as RenderSetup)
parentPort!.on('message', (jobs: FileJob[]) => parentPort!.postMessage(jobs.map(render)))
