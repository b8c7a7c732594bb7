import { parentPort, workerData } from 'node:worker_threads'
import { renderPng } from '#art/og/render-png.ts'

// A thread that draws pictures as PNG and answers with all of them.
const pngs: Uint8Array[] = []
for (const { svg, width } of workerData as { svg: string; width: number }[]) pngs.push(await renderPng(svg, width))
parentPort!.postMessage(pngs)
