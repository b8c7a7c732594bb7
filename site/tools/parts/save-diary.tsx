import { type ComponentType, useEffect, useState } from 'react'
import { writeCsv } from '#domain/text/csv.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToolWords } from './use-tool-words.ts'

type Guard = ComponentType<{ isOn: boolean; save: () => void }>
let loadedGuard: Guard | undefined
const loadGuard = () =>
  import('./leave-guard.tsx').then(
    (it) => {
      loadedGuard = it.LeaveGuard
      return loadedGuard
    },
    // Without a network nobody is asked.
    () => undefined,
  )
// With the first thing that is typed, so that it is there when the first entry is. Not for who only reads the page.
if (typeof document !== 'undefined') addEventListener('input', loadGuard, { once: true })

/**
 * Prints the page (print.css leaves only the element with the class 'diary' and the title of the diary) or saves rows as a
 * file. A diary is kept nowhere else, so whoever leaves with one that is not downloaded is asked first.
 */
export function SaveDiary({ file, rows }: { file: string; rows: readonly (readonly string[])[] }) {
  const texts = useToolWords('diary')
  const text = writeCsv(rows)
  const [saved, setSaved] = useState<string>()
  // Not by Suspense, which waits a moment before it shows what has come: Back may be pressed in it.
  const [Guard, setGuard] = useState(() => loadedGuard)
  useEffect(() => {
    if (!Guard) void loadGuard().then((it) => setGuard(() => it))
  }, [Guard])
  const save = () => {
    saveFile(`${file}.csv`, text)
    setSaved(text)
  }
  return (
    <div className="tool-actions">
      <Button tone="quiet" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button tone="quiet" onClick={save}>
        <Icon name="download" />
        {texts.download}
      </Button>
      {Guard && <Guard isOn={saved !== text} save={save} />}
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
