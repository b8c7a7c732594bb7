import { writeCsv } from '#domain/csv.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useSite } from '../../site-context.tsx'

const words = {
  no: { print: 'Skriv ut', download: 'Last ned som regneark' },
  en: { print: 'Print', download: 'Download as a spreadsheet' },
}

/**
 * Prints the page (print.css leaves only the element with the class 'diary') or saves rows as a file. A diary is kept
 * nowhere else: it is gone when the page is left.
 */
export function SaveDiary({ file, rows }: { file: string; rows: readonly (readonly string[])[] }) {
  const { print, download } = words[useSite().locale]
  return (
    <div className="tool-actions">
      <Button tone="quiet" onClick={() => window.print()}>
        {print}
      </Button>
      <Button tone="quiet" onClick={() => saveFile(`${file}.csv`, writeCsv(rows))}>
        <Icon name="download" />
        {download}
      </Button>
    </div>
  )
}

function saveFile(name: string, text: string) {
  // Spreadsheets read æ, ø and å right only after a byte order mark.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
