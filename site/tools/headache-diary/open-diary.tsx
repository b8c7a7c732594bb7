import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type HeadacheDay, readDiary } from '#domain/tools/headache-diary.ts'
import { diaryWords } from '#messages/tools/headache-diary-file.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** Reads a downloaded diary in the browser. The file is sent nowhere. */
export function OpenDiary({
  words,
  onOpen,
}: {
  words: ToolMessages['headache-diary']
  onOpen: (diary: HeadacheDay[]) => void
}) {
  const [isOpened, setIsOpened] = useState<boolean>()
  async function open(file: File | undefined) {
    if (!file) return
    const diary = readDiary(await file.text(), Object.values(diaryWords))
    setIsOpened(diary !== undefined)
    if (diary) onOpen(diary)
  }
  const input = useRef<HTMLInputElement>(null)
  const openChosen = useEffectEvent(() => open(input.current?.files?.[0]))
  // A file may have been chosen before hydration.
  useEffect(() => {
    openChosen()
  }, [])
  return (
    <>
      <Field id="diary-file" label={words.open} error={isOpened === false ? words.notDiary : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => open(event.target.files?.[0])}
          />
        )}
      </Field>
      {isOpened && (
        <Notice tone="success" live>
          {words.opened}
        </Notice>
      )}
    </>
  )
}
