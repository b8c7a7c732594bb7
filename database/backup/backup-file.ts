/**
 * A backup is one compressed file of lines: what it is, then the rows of each table as arrays of texts, then the sequences, and at the end how
 * many rows there are and the checksum of all lines before. Texts are those that PostgreSQL writes and reads itself, so that both engines and
 * later versions of PostgreSQL can read them; columns have names, so that their order does not matter.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'
import { OperatorError } from '#domain/operator-error.ts'

/** Grows when older versions could not read what this one writes. */
export const formatVersion = 1

const headerLine = z.object({
  innomBackup: z.int(),
  madeAt: z.string(),
  /** The migrations of the database, in order: they say which columns the rows have. */
  migrations: z.array(z.string()),
})
export type BackupHeader = z.infer<typeof headerLine>

const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
const sequenceLine = z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() })
const endLine = z.object({ end: z.object({ rows: z.int(), sha256: z.string() }) })

export type BackupPart =
  | ({ kind: 'table' } & z.infer<typeof tableLine>)
  | ({ kind: 'sequence' } & z.infer<typeof sequenceLine>)
  /** As it stands in the file: a JSON array. */
  | { kind: 'row'; text: string }

/** What a backup is, after its first line has been read. Ends early with an `OperatorError` if it is none of ours. */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const line of readLines(file)) return parseHeader(file, line.toString('utf8'))
  throw new OperatorError(`${file} is no backup of Innom: it is empty.`)
}

/** Everything after the header. Whoever has read to the end knows that the file is whole. */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256')
  let rows = 0
  let isFirst = true
  for await (const line of readLines(file)) {
    const text = line.toString('utf8')
    if (text.startsWith('{"end"')) {
      const { end } = endLine.parse(JSON.parse(text))
      if (end.rows === rows && end.sha256 === hash.digest('hex')) return
      throw new OperatorError(`${file} is damaged: its checksum is another. Take another backup.`)
    }
    hash.update(line).update('\n')
    if (isFirst) {
      isFirst = false
    } else if (text.startsWith('[')) {
      rows++
      yield { kind: 'row', text }
    } else yield parsePart(file, text)
  }
  throw new OperatorError(`${file} is not whole: its end is missing. Take another backup.`)
}

function parseHeader(file: string, text: string): BackupHeader {
  const header = headerLine.safeParse(parseJson(text))
  if (!header.success) throw new OperatorError(`${file} is no backup of Innom.`)
  if (header.data.innomBackup <= formatVersion) return header.data
  throw new OperatorError(`${file} was made by a newer version of Innom. Restore it with that version.`)
}

function parsePart(file: string, text: string): BackupPart {
  const line = parseJson(text)
  const table = tableLine.safeParse(line)
  if (table.success) return { kind: 'table', ...table.data }
  const sequence = sequenceLine.safeParse(line)
  if (sequence.success) return { kind: 'sequence', ...sequence.data }
  throw new OperatorError(`${file} is damaged: it has a line that means nothing. Take another backup.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** By bytes: Node's own reader of lines also ends them at characters that may stand in a patient's words. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  try {
    for await (const chunk of unpack(file)) {
      let from = 0
      for (let to = chunk.indexOf(0x0a); to >= 0; to = chunk.indexOf(0x0a, from)) {
        yield rest.length > 0 ? Buffer.concat([...rest, chunk.subarray(from, to)]) : chunk.subarray(from, to)
        rest = []
        from = to + 1
      }
      if (from < chunk.length) rest.push(chunk.subarray(from))
    }
  } catch (error) {
    throw explain(file, error)
  }
}

function unpack(file: string): AsyncIterable<Buffer> {
  const unpacked = createGunzip()
  return createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
}

function explain(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return new OperatorError(`${file} is not whole: its end is missing. Take another backup.`)
  if (code === 'Z_DATA_ERROR' && /incorrect header/.test((error as Error).message)) {
    return new OperatorError(`${file} is no backup of Innom.`)
  }
  if (code.startsWith('Z_')) return new OperatorError(`${file} is damaged. Take another backup.`)
  if (code.startsWith('E')) return new OperatorError(`${file} cannot be read: ${(error as Error).message}`)
  return error
}
