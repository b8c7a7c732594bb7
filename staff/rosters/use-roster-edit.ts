import { useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import { problemOf } from '../app/call-error.ts'
import { useChange } from '../app/use-calls.ts'
import {
  type AbsenceChange,
  type ChangeAnswer,
  type RosterWeek,
  seenOf,
  type WeekChange,
  withRevisions,
} from './roster-week.ts'

const touches = ['GET /staff/rosters', 'GET /staff/affected', 'GET /staff/rosters/history', 'GET /staff/day'] as const

export type RosterAction =
  | { call: 'rosters'; change: WeekChange }
  | { call: 'absences'; change: AbsenceChange }
  | { call: 'restore'; kind: 'practitioner' | 'clinic'; id: string; revision: number }

/**
 * Tries a change out, and saves it: what it gives, whether somebody else was faster, and what went wrong. What counts is what was on the screen when
 * the form was opened: the week behind it goes on by itself, and whoever types has not seen that.
 */
export function useRosterEdit(week: RosterWeek) {
  const rosters = useChange('POST /staff/rosters', touches)
  const absences = useChange('POST /staff/absences', touches)
  const restore = useChange('POST /staff/rosters/restore', touches)
  const [answer, setAnswer] = useState<{ isPreview: boolean; value: ChangeAnswer }>()
  const [problem, setProblem] = useState<CallProblem>()
  const [opened, setOpened] = useState(() => seenOf(week))

  async function run(action: RosterAction, isPreview: boolean) {
    // Whoever goes on after being told has seen what it is now.
    const seen = problem?.code === 'other-state' ? seenOf(week) : opened
    const shared = { clinic: week.clinic, seen, isPreview }
    setProblem(undefined)
    try {
      const value =
        action.call === 'rosters'
          ? await rosters.mutateAsync({ body: { ...shared, change: action.change } })
          : action.call === 'absences'
            ? await absences.mutateAsync({ body: { ...shared, change: action.change } })
            : await restore.mutateAsync({
                body: { ...shared, kind: action.kind, id: action.id, revision: action.revision },
              })
      setAnswer({ isPreview, value })
      setOpened(isPreview ? seen : withRevisions(seen, value.rosters))
    } catch (error) {
      setAnswer(undefined)
      setProblem(problemOf(error as Error))
    }
  }

  return {
    answer,
    problem,
    isBusy: rosters.isPending || absences.isPending || restore.isPending,
    tryOut: (action: RosterAction) => run(action, true),
    save: (action: RosterAction) => run(action, false),
  }
}
export type RosterEdit = ReturnType<typeof useRosterEdit>
