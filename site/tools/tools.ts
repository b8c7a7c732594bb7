import type { ComponentType } from 'react'
import type { ToolProps } from './tool.ts'

/*
 * How to add a tool NAME (README.md in this folder says more):
 *   domain/tools/NAME.ts and NAME.test.ts   its rule, tested against published values
 *   site/tools/NAME/NAME.tsx                its form and result, from the parts in parts/
 *   messages/tools/NAME.ts                  its words in both languages
 *   content/pages/tool-N.{yaml,no.md,en.md} its page, with `tool: NAME`
 *   one line below, one in messages/tools/messages.ts, and one row in tests/tools.spec.ts
 */

type Tool = ComponentType<ToolProps>

/** Every tool by its id, in a file of its own that is fetched with its page. */
const loaders: Record<string, () => Promise<Tool>> = {
  alcohol: async () => (await import('./alcohol/alcohol.tsx')).AlcoholTool,
  'blood-pressure': async () => (await import('./blood-pressure/blood-pressure.tsx')).BloodPressureTool,
  bmi: async () => (await import('./bmi/bmi.tsx')).BmiTool,
  caffeine: async () => (await import('./caffeine/caffeine.tsx')).CaffeineTool,
  'due-date': async () => (await import('./due-date/due-date.tsx')).DueDateTool,
  'headache-diary': async () => (await import('./headache-diary/headache-diary.tsx')).HeadacheDiaryTool,
  'mole-abcde': async () => (await import('./mole-abcde/mole-abcde.tsx')).MoleTool,
  'pack-years': async () => (await import('./pack-years/pack-years.tsx')).PackYearsTool,
  'pain-map': async () => (await import('./pain-map/pain-map.tsx')).PainMapTool,
  period: async () => (await import('./period/period.tsx')).PeriodTool,
  pollen: async () => (await import('./pollen/pollen.tsx')).PollenTool,
  'sick-days': async () => (await import('./sick-days/sick-days.tsx')).SickDaysTool,
  'sleep-diary': async () => (await import('./sleep-diary/sleep-diary.tsx')).SleepDiaryTool,
  stress: async () => (await import('./stress/stress.tsx')).StressTool,
  therapist: async () => (await import('./therapist/therapist.tsx')).TherapistTool,
  'travel-vaccines': async () => (await import('./travel-vaccines/travel-vaccines.tsx')).TravelVaccinesTool,
  vaccines: async () => (await import('./vaccines/vaccines.tsx')).VaccinesTool,
  'walk-in-or-emergency': async () => (await import('./walk-in-or-emergency/walk-in-or-emergency.tsx')).UrgencyTool,
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

const unknownTool = (id: string) => new Error(`There is no tool named '${id}'. Add it to site/tools/tools.ts.`)
