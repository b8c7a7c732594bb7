/** Reports progress. */
export type Progress = (step: string) => void

/** A live line on a terminal, plain lines elsewhere: there, only a new kind of step is printed. */
export function showProgress(stream: NodeJS.WriteStream): Progress & { end(): void } {
  let last = ''
  const tell = (step: string) => {
    if (stream.isTTY) {
      stream.write(`\r\x1b[K  ${step} …`)
      return
    }
    const kind = step.replace(/\d+/g, '#')
    if (kind !== last) stream.write(`  ${step} …\n`)
    last = kind
  }
  return Object.assign(tell, {
    end() {
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
  })
}
