/**
 * A text file as spreadsheets save them: UTF-8 with or without its mark, UTF-16, or the old encoding of Windows, in which every
 * letter is one byte. Lines in which npm tells what it runs, as after `npm run … > file`, are left empty, so that line
 * numbers stay right.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replaceAll('\uFEFF', '')
    .replace(/^(?:\s*\n|> .*\n)+/, (lines) => lines.replace(/[^\n]/g, ''))
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
