/**
 * The text of what another system answers; undefined if it has more bytes, unpacked. Without a bound it would take memory for as long as
 * we wait for its end.
 */
export async function readAnswer(response: Response, mostBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
