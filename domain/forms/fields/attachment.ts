import { accept, type Checked, refuse } from './checked.ts'

export const attachmentKinds = ['pdf', 'text'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

export interface Attachment {
  readonly kind: AttachmentKind
  readonly bytes: Uint8Array
}

export const attachmentMegabytes = 5
export const attachmentMaxBytes = attachmentMegabytes * 1024 * 1024

/** What makes a reader of PDFs run, open or send something. Longer names only: short ones stand in compressed data by chance. */
const activeNames = ['JavaScript', 'Launch', 'EmbeddedFile', 'OpenAction', 'RichMedia', 'SubmitForm', 'ImportData']
/** One pattern for all spellings: to undo every escape of a file that is nothing else takes seconds. */
const active = new RegExp(`/(?:${activeNames.map((it) => [...it].map(asWritten).join('')).join('|')})`)

/** How far from its end a PDF says that it ends: readers look no further. */
const endBytes = 1024
/** An archive is read from its end, so one can follow a PDF. Its last record and comment are at most so long. */
const archiveEndBytes = 22 + 65_535
const archiveEnd = 'PK\u0005\u0006'
/** What a browser takes for a page, whatever stands before it. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe)/i
/** Text that is read as something else: rich text, markup, scripts, PostScript. */
const otherLanguage = /^\s*(?:\{\\rtf|<[!?a-z]|#!|%!)/i

/**
 * What a file is by its content, whatever its name and type say: a PDF without visible actions, or plain text. Actions inside of
 * compressed or encrypted parts of a PDF are not seen.
 */
export function checkAttachment(bytes: Uint8Array): Checked<AttachmentKind> {
  if (bytes.length > attachmentMaxBytes) return refuse('file-size')
  if (startsLikePdf(bytes)) return isPlainPdf(bytes) ? accept('pdf') : refuse('file-kind')
  return isPlainText(bytes) ? accept('text') : refuse('file-kind')
}

/** A file that may be left out; browsers send an empty one where none was chosen. */
export function checkOptionalAttachment(bytes: Uint8Array | undefined): Checked<Attachment | null> {
  if (!bytes || bytes.length === 0) return accept(null)
  const kind = checkAttachment(bytes)
  return kind.ok ? accept({ kind: kind.value, bytes }) : kind
}

function startsLikePdf(bytes: Uint8Array): boolean {
  return readBytes(bytes.subarray(0, 5)) === '%PDF-'
}

/** Ends as a PDF, is nothing else as well, and has no visible actions. */
function isPlainPdf(bytes: Uint8Array): boolean {
  const isWhole = readBytes(bytes.subarray(-endBytes)).includes('%%EOF')
  const isAlsoArchive = readBytes(bytes.subarray(-archiveEndBytes)).includes(archiveEnd)
  const isAlsoPage = markup.test(readBytes(bytes.subarray(0, endBytes)))
  return isWhole && !isAlsoArchive && !isAlsoPage && !active.test(readBytes(bytes))
}

/** The ways to write a letter of a name: '/J#61vaScript' is the same to a reader. */
function asWritten(letter: string): string {
  const code = letter.charCodeAt(0).toString(16)
  return `(?:${letter}|#${code.replace(/[a-f]/, (it) => `[${it}${it.toUpperCase()}]`)})`
}

/** One character for each byte. */
function readBytes(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** UTF-8 with nothing but tabs and line ends among the control characters, in no language of documents. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trim() !== '' && !/(?![\t\n\r\f])\p{Cc}/u.test(text) && !otherLanguage.test(text)
  } catch {
    return false
  }
}
