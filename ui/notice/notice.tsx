import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const icons = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const

/** Something to know before going on. `live`: it has just happened and is read out. */
export function Notice({ tone = 'info', live, children }: { tone?: NoticeTone; live?: boolean; children: ReactNode }) {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div className={`notice ${tone}`} role={live ? role : undefined}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}
