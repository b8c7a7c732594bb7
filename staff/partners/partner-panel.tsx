import type { AnswerOf } from '#domain/api/call-types.ts'
import { SidePanel } from '../parts/side-panel.tsx'
import { PointsExport } from './points-export.tsx'
import { StatementOfMonth } from './statement-of-month.tsx'

type Partner = AnswerOf<'GET /staff/partners'>['partners'][number]

/** What can be made for one partner. */
export function PartnerPanel({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  return (
    <SidePanel title={partner.name} onClose={onClose}>
      {partner.hasStatement && <StatementOfMonth partner={partner.id} />}
      {partner.hasPoints && <PointsExport partner={partner.id} />}
    </SidePanel>
  )
}
