import type { SideDrawing } from '../side-picture.tsx'
import { standingUpright } from './postures.ts'

/** Calf, ankle and balance, as far as the whole person shows. */
export const foot: Record<string, SideDrawing> = {
  'calf-stretch': {
    end: {
      trunk: 18,
      near: { hip: -14, knee: 0, ankle: -22, shoulder: 76, elbow: 24 },
      far: { hip: 44, knee: 46, ankle: -18 },
    },
    shift: -10,
    things: [{ kind: 'wall', at: 'hand', by: 2 }],
    arrows: [{ joint: 'heel', by: [0, 26], beside: [-18, -30] }],
  },
  'heel-raise': {
    start: { ...standingUpright, near: { shoulder: 50, elbow: 26 } },
    end: { ...standingUpright, near: { shoulder: 50, elbow: 22, ankle: 46 } },
    hold: 'toe',
    things: [{ kind: 'chair', under: 'hip', by: [86, -12] }],
    arrows: [{ joint: 'heel', by: [0, -30], beside: [-14, 10] }],
  },
  'heel-drop': {
    start: { ...standingUpright, near: { shoulder: 56, elbow: 22, ankle: 40 } },
    end: { ...standingUpright, near: { shoulder: 56, elbow: 22, ankle: -22 }, far: { hip: 12, knee: 40, ankle: 30 } },
    hold: 'toe',
    lift: 30,
    things: [{ kind: 'step', under: 'toe', height: 30, from: -8, to: 80 }],
    arrows: [{ joint: 'heel', by: [0, 34], beside: [-16, -30] }],
  },
  'towel-heel-raise': {
    start: { ...standingUpright, near: { shoulder: 50, elbow: 26, ankle: -4 } },
    end: { ...standingUpright, near: { shoulder: 50, elbow: 22, ankle: 34 } },
    hold: 'toe',
    lift: 20,
    things: [
      { kind: 'step', under: 'toe', height: 20, from: -18, to: 70 },
      { kind: 'roll', at: 'toe', by: [7, -3] },
    ],
    arrows: [{ joint: 'heel', by: [0, -30], beside: [-16, 12] }],
    zoom: { joint: 'ankle', scale: 1.7 },
  },
}
