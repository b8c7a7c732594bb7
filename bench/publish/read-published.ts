import { residentMemory } from '../harness/resident-memory.ts'
import type { ServerProcess } from '../harness/server-process.ts'

const newline = '\n'.charCodeAt(0)

/** Reads all files of Slots, one after the other, as a portal does; or those of the first clinics alone. */
export async function readPublished({ address, child }: ServerProcess, clinics?: number) {
  const { output } = (await (await fetch(`${address}/fhir/$bulk-publish`)).json()) as {
    output: { type: string; url: string }[]
  }
  const files = output.filter(({ type }) => type === 'Slot').slice(0, clinics)
  const began = performance.now()
  let [slots, bytes, peak] = [0, 0, 0]
  for (const { url } of files) {
    const answer = await fetch(address + new URL(url).pathname)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    for await (const chunk of answer.body!) {
      bytes += chunk.length
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) slots++
      peak = Math.max(peak, residentMemory(child.pid!))
    }
  }
  return { files: files.length, slots, megabytes: bytes / 1e6, seconds: (performance.now() - began) / 1000, peak }
}
