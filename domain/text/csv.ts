/** One record of a CSV text and the line on which it begins. */
export interface CsvRecord {
  line: number
  fields: string[]
}

/**
 * Reads CSV as spreadsheets write it: semicolons, commas or tabs between fields (the first record decides), quotes around
 * fields that need them, any line ends. Records without anything in them are left out.
 */
export function readCsv(text: string): CsvRecord[] {
  const separator = findSeparator(text)
  const records: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, fields: [] }
  let field = ''
  let isQuoted = false
  const endField = () => {
    record.fields.push(field)
    field = ''
  }
  const endRecord = () => {
    endField()
    if (record.fields.some((it) => it.trim() !== '')) records.push(record)
    record = { line: line + 1, fields: [] }
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        field += '"'
        at++
      } else if (sign === '"') isQuoted = false
      else {
        field += sign
        if (sign === '\n') line++
      }
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === separator) endField()
    else if (sign === '\n') {
      endRecord()
      line++
    } else if (sign !== '\r') field += sign
  }
  endRecord()
  return records
}

function findSeparator(text: string): string {
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  return [';', '\t', ','].find((it) => first.includes(it)) ?? ';'
}

/** Semicolons, because a comma is a decimal sign in Norway and Sweden, and the spreadsheets there expect them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return writeRecords(rows, ';')
}

/** As in RFC 4180, for other systems to read: commas and CRLF. Numbers are written as they are, including the sign. */
export function writeStandardCsv(rows: readonly (readonly (string | number)[])[]): string {
  return writeRecords(rows, ',')
}

function writeRecords(rows: readonly (readonly (string | number)[])[], separator: string): string {
  return rows.map((row) => `${row.map(writeField).join(separator)}\r\n`).join('')
}

function writeField(field: string | number): string {
  if (typeof field === 'number') return String(field)
  // Spreadsheets take a field that begins like this (in East Asian settings also in full width) for a formula; the apostrophe
  // tells them that it is text.
  const text = /^['=+\-@\t\r\n＝＋－＠]/.test(field) ? `'${field}` : field
  return /[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Reverts the escaping of a field. */
export function unquoteFormula(field: string): string {
  return field.startsWith("'") ? field.slice(1) : field
}
