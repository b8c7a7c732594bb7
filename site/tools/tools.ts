import type { ComponentType } from 'react'
import type { ToolProps } from './tool.ts'

/*
 * How to add a tool NAME (README.md in this folder says more):
 *   domain/tools/NAME.ts and NAME.test.ts   its rule, tested against published values
 *   site/tools/NAME/NAME.tsx                its form and result, from the parts in parts/
 *   messages/tools/NAME.ts                  its words in both languages
 *   content/pages/tool-N.{yaml,no.md,en.md} its page, with `tool: NAME`
 *   one line below, one in messages/tools/messages.ts, and one row in tests/tools/tools-10-on.ts
 */

type Tool = ComponentType<ToolProps>

/** Every tool by its id, in a file of its own that is fetched with its page. */
const loaders: Record<string, () => Promise<Tool>> = {
  alcohol: () => import('./alcohol/alcohol.tsx').then((it) => it.AlcoholTool),
  'blood-pressure': () => import('./blood-pressure/blood-pressure.tsx').then((it) => it.BloodPressureTool),
  bmi: () => import('./bmi/bmi.tsx').then((it) => it.BmiTool),
  caffeine: () => import('./caffeine/caffeine.tsx').then((it) => it.CaffeineTool),
  'due-date': () => import('./due-date/due-date.tsx').then((it) => it.DueDateTool),
  'headache-diary': () => import('./headache-diary/headache-diary.tsx').then((it) => it.HeadacheDiaryTool),
  'mole-abcde': () => import('./mole-abcde/mole-abcde.tsx').then((it) => it.MoleTool),
  'pack-years': () => import('./pack-years/pack-years.tsx').then((it) => it.PackYearsTool),
  'pain-map': () => import('./pain-map/pain-map.tsx').then((it) => it.PainMapTool),
  period: () => import('./period/period.tsx').then((it) => it.PeriodTool),
  pollen: () => import('./pollen/pollen.tsx').then((it) => it.PollenTool),
  'sick-days': () => import('./sick-days/sick-days.tsx').then((it) => it.SickDaysTool),
  'sleep-diary': () => import('./sleep-diary/sleep-diary.tsx').then((it) => it.SleepDiaryTool),
  stress: () => import('./stress/stress.tsx').then((it) => it.StressTool),
  therapist: () => import('./therapist/therapist.tsx').then((it) => it.TherapistTool),
  'travel-vaccines': () => import('./travel-vaccines/travel-vaccines.tsx').then((it) => it.TravelVaccinesTool),
  vaccines: () => import('./vaccines/vaccines.tsx').then((it) => it.VaccinesTool),
  'walk-in-or-emergency': () => import('./walk-in-or-emergency/walk-in-or-emergency.tsx').then((it) => it.UrgencyTool),
}

const loaded = new Map<string, Tool>()

/** A tool by its id; loadTool must have been awaited before. */
export function toolOf(id: string): Tool {
  const tool = loaded.get(id)
  if (!tool) throw unknownTool(id)
  return tool
}

export async function loadTool(id: string): Promise<void> {
  const load = loaders[id]
  if (!load) throw unknownTool(id)
  if (!loaded.has(id)) loaded.set(id, await load())
}

/** For the prerenderer. */
export async function loadEveryTool(): Promise<void> {
  await Promise.all(Object.keys(loaders).map(loadTool))
}

const unknownTool = (id: string) => new Error(`No tool ${id}`)
