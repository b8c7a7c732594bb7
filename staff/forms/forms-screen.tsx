import { useState } from 'react'
import { formDays } from '#domain/staff/form-days.ts'
import { format } from '#messages/format.ts'
import { formWords } from '#messages/staff/form-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { AbsencePanel } from './absence-panel.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { FormList } from './form-list.tsx'

/** Reports of absence by company and applications by job: that they came, and what still waits to be sent on. */
export default function FormsScreen() {
  const words = useWords(formWords)
  const locale = useLocale()
  const [open, setOpen] = useState<{ kind: 'absence' | 'application'; id: string }>()
  const asked = useAsk('GET /staff/forms', { query: { locale } }, { refreshEvery: 60_000 })
  const { absences = [], applications = [] } = asked.data ?? {}
  const close = () => setOpen(undefined)
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      isOfClinic={false}
      beside={
        open &&
        (open.kind === 'absence' ? (
          <AbsencePanel key={open.id} id={open.id} onClose={close} />
        ) : (
          <ApplicationPanel key={open.id} id={open.id} onClose={close} />
        ))
      }
    >
      <p>{words.explain}</p>
      <FormList
        title={words.absences}
        about={words.company}
        all={words.allCompanies}
        none={format(words.noAbsences, { days: formDays.absences })}
        openName={words.openAbsence}
        forms={absences.map(({ partner, ...it }) => ({ ...it, about: partner }))}
        openId={open?.id}
        onOpen={(id) => setOpen({ kind: 'absence', id })}
      />
      <FormList
        title={words.applications}
        about={words.job}
        all={words.allJobs}
        none={format(words.noApplications, { days: formDays.applications })}
        openName={words.openApplication}
        forms={applications.map(({ job, ...it }) => ({ ...it, about: job }))}
        openId={open?.id}
        onOpen={(id) => setOpen({ kind: 'application', id })}
      />
    </ListFrame>
  )
}
