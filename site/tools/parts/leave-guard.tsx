import { LeaveQuestion } from './leave-question.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Asks whoever leaves the page while it is on; nothing is seen until then. */
export function LeaveGuard({ isOn, save }: { isOn: boolean; save: () => void }) {
  const { leave, stay } = useLeaveGuard(isOn)
  return leave && <LeaveQuestion save={save} leave={leave} stay={stay} />
}
