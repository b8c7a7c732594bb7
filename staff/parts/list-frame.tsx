import type { ReactNode } from 'react'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { Loading } from '../app/loading.tsx'
import { AskProblem } from './ask-problem.tsx'

/** What asking for the list came to. */
interface Asked {
  data: unknown
  error: Error | null
  refetch: () => unknown
}

/** A screen with one list: heading, clinic, the list, and what is open of it beside. */
export function ListFrame({
  title,
  asked: { data, error, refetch },
  isOfClinic = true,
  actions,
  beside,
  children,
}: {
  title: string
  asked: Asked
  isOfClinic?: boolean
  actions?: ReactNode
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="list-screen">
      <div className="list-head">
        <h1>{title}</h1>
        {isOfClinic && <ClinicSelect />}
        {actions}
      </div>
      {error && data === undefined && <AskProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      {data !== undefined && (
        <div className="list-body">
          <div className="list-main">{children}</div>
          {beside && <aside className="list-beside">{beside}</aside>}
        </div>
      )}
    </div>
  )
}
