import { type ComponentType, type FormEvent, useState } from 'react'
import type { AbsencePage } from '#page-data/pages.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from '../../site-context.tsx'

/** The button that brings the form: its code is fetched with the first tap, because most readers are employers. */
export function StartReport({ data }: { data: AbsencePage }) {
  const { site: words } = useSite().stringTranslations
  const [Form, setForm] = useState<ComponentType<{ data: AbsencePage }>>()
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting')
  if (Form) return <Form data={data} />

  async function start(event: FormEvent) {
    event.preventDefault()
    if (state === 'loading') return
    setState('loading')
    try {
      const { ReportAbsence } = await import('./report-absence.tsx')
      setForm(() => ReportAbsence)
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <Notice tone="error" live>
          {words.loadFailed}
        </Notice>
      )}
      {/* A form, because a form that is sent before the page works is sent again once it does. */}
      <form onSubmit={start}>
        <Button type="submit" aria-disabled={state === 'loading' || undefined}>
          {state === 'loading' ? words.loading : state === 'failed' ? words.tryAgain : data.words.start}
        </Button>
      </form>
    </>
  )
}
