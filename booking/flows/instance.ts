import { createHold, type Hold } from '#client/hold/hold.ts'
import type { ClinicOrder } from '../clinics/order-clinics.ts'
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts'
import { createDraftVault } from '../draft/draft-vault.ts'
import { type Address, memoryAddress, queryAddress } from './address.ts'
import type { Flow } from './flow.ts'

/** The state of one visitor in a flow: where they are, what they typed, which time is held for them. */
export interface FlowInstance {
  flow: Flow
  address: Address
  draft: DraftStore
  hold: Hold
  view: FlowView
  /** Whether a draft from before a reload is still being opened. Subscribers of the draft are told when it is not. */
  isRestoring(): boolean
  /** Called by a form when it opens: what is typed from now on survives a reload. */
  expectTyping(): void
  /** Called while the flow is on screen; what it returns is called when it no longer is. */
  enter(): () => void
  /** The booking is made: nothing is left to keep or to release. */
  finish(): void
}

/** How this visitor looks at the lists, so that going back finds them as they were left. */
export interface FlowView {
  clinicOrder?: ClinicOrder
  /** Whether the areas were shown, where the visitor can say where they are. */
  hasAskedWhere?: boolean
  /** Somebody has just pressed 'Add a person': the question that answers takes the focus, and goes on from the time that was chosen for one. */
  adding?: { slot: string | undefined; isHeld: boolean } | undefined
  /** How far a page was scrolled when it was left, by the name that `pageOf` gives it. */
  scrolled: Map<string, number>
}

/** The instances of this visit, by the name of their flow. They outlive pages, so that a look at another page loses nothing. */
export type FlowInstances = Map<Flow['name'], FlowInstance>

/** `start`: the choices that a flow in memory begins with. */
export function startFlow(flow: Flow, start?: string): FlowInstance {
  const draft = createDraftStore()
  const hold = createHold({ warnBefore: flow.idle.warnBeforeHoldEnds })
  const address = flow.choicesIn === 'query' ? queryAddress : memoryAddress(start)
  const vault = flow.survivesReload && typeof window !== 'undefined' ? createDraftVault() : undefined
  // A page that is opened without choices begins a new booking, perhaps somebody else's.
  if (vault && !address.get()) vault.empty()
  let shown = 0
  let isFinished = false
  let isRestoring = vault?.isFilled() ?? false

  if (isRestoring) {
    const settle = (restored = draft.get()) => {
      isRestoring = false
      draft.change(() => restored)
    }
    // A key that ran out, or belonged to another visitor: the draft is gone, and the form begins anew.
    vault?.open().then(settle, () => settle())
  }
  if (vault) draft.subscribe(() => !isRestoring && !isFinished && vault.keep(draft.get()))

  return {
    flow,
    address,
    draft,
    hold,
    view: { scrolled: new Map() },
    isRestoring: () => isRestoring,
    expectTyping: () => vault?.prepare(),
    enter() {
      shown++
      return () => {
        shown--
        // Switching language mounts the same flow again in the same commit; only leaving for another page releases it.
        queueMicrotask(() => {
          if (shown > 0) return
          hold.release()
          if (isFinished) draft.forget()
          isFinished = false
        })
      }
    },
    finish() {
      isFinished = true
      hold.forget()
      vault?.empty()
    },
  }
}

/** The instance of a flow that this visit has begun, or a new one. */
export function resumeFlow(instances: FlowInstances, flow: Flow): FlowInstance {
  const instance = instances.get(flow.name) ?? startFlow(flow)
  instances.set(flow.name, instance)
  return instance
}
