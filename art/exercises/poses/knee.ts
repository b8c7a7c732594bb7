import type { SideDrawing } from '../side-picture.tsx'
import { crookLeg, flatLeg, sitting, standingUpright } from './postures.ts'

/** Hip, thigh and knee. */
export const knee: Record<string, SideDrawing> = {
  'hip-flexor-stretch': {
    start: {
      trunk: 4,
      near: { hip: 4, knee: 88, ankle: 58, shoulder: 10, elbow: 20 },
      far: { hip: 94, knee: 90, ankle: 0 },
    },
    end: {
      trunk: 0,
      near: { hip: -28, knee: 62, ankle: 58, reach: { joint: 'far-knee', by: [-10, -10] } },
      far: { hip: 80, knee: 106, ankle: -26 },
    },
    hold: 'far-heel',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', by: [30, 4], beside: [16, 0] }],
  },
  'figure-four-stretch': {
    start: { trunk: -90, near: { ...crookLeg, shoulder: -6 } },
    end: {
      trunk: -90,
      neck: 8,
      near: { hip: 70, knee: 64, ankle: 0, reach: { joint: 'far-knee', by: [-2, 18] } },
      far: { hip: 100, knee: 96, ankle: 0 },
      seen: { thigh: 0.8, shin: 0.55 },
    },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'far-knee', beside: [14, -16], bend: 12 }],
  },
  'hamstring-stretch': {
    start: { trunk: -90, near: { ...flatLeg, shoulder: -6 } },
    end: {
      trunk: -90,
      neck: 10,
      near: { hip: 78, knee: 8, ankle: -6, reach: { joint: 'knee', by: [-8, 6] } },
      far: { ...flatLeg },
    },
    hold: 'hip',
    things: [{ kind: 'mat' }, { kind: 'line', from: 'hand', to: 'toe', as: 'towel' }],
    arrows: [{ joint: 'toe', beside: [14, 0], bend: 30 }],
  },
  'ball-squeeze': {
    end: { trunk: -90, near: { ...crookLeg, shoulder: -6 } },
    things: [{ kind: 'mat' }, { kind: 'ball', at: 'knee', r: 15, by: [0, 4] }],
    arrows: [
      { joint: 'knee', by: [-20, 0], beside: [42, 4] },
      { joint: 'far-knee', by: [20, 0], beside: [-42, 4] },
    ],
  },
  'thigh-stretch': {
    end: {
      trunk: -2,
      near: { hip: -8, knee: 138, ankle: 40, reach: { joint: 'ankle', by: [-2, 0] } },
      far: { hip: 0, knee: 2, ankle: 0, shoulder: 62, elbow: 6 },
    },
    things: [{ kind: 'wall', at: 'far-hand', by: 2 }],
    arrows: [{ joint: 'ankle', by: [0, -30], beside: [-20, 6] }],
  },
  'knee-press': {
    end: { trunk: -27, near: { hip: 62, knee: 2, ankle: -6, shoulder: -34, elbow: 6 } },
    things: [{ kind: 'mat' }, { kind: 'roll', at: 'knee', by: [0, 9] }],
    arrows: [{ joint: 'knee', by: [0, 26], beside: [0, -40] }],
  },
  'heel-slide': {
    start: { trunk: -90, near: { ...flatLeg, shoulder: -6 } },
    end: { trunk: -90, near: { hip: 46, knee: 102, ankle: 33, shoulder: -6 }, far: { ...flatLeg } },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'heel', beside: [6, -10], isBoth: true }],
  },
  'straight-leg-raise': {
    start: { trunk: -90, near: { ...flatLeg, shoulder: -6 }, far: crookLeg },
    end: { trunk: -90, near: { hip: 36, knee: 0, ankle: -8, shoulder: -6 }, far: crookLeg },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'toe', beside: [12, 0], bend: 10 }],
  },
  'sitting-knee-straighten': {
    start: sitting,
    end: {
      trunk: -4,
      near: { hip: 88, knee: 4, ankle: -8, shoulder: -14, elbow: 14 },
      far: { hip: 86, knee: 90, ankle: 0 },
    },
    hold: 'hip',
    things: [{ kind: 'chair', under: 'hip', by: [-4, 0] }],
    arrows: [{ joint: 'toe', beside: [8, 0], bend: -18 }],
  },
  'sit-to-stand': {
    start: { trunk: 26, near: { hip: 116, knee: 98, ankle: -8, shoulder: 60, elbow: 10 } },
    end: { trunk: 0, near: { hip: 0, knee: 2, shoulder: 66, elbow: 6 } },
    hold: 'heel',
    things: [{ kind: 'chair', under: 'hip', by: [-38, 34] }],
    arrows: [{ joint: 'head', beside: [22, 0], bend: 10 }],
  },
  'mini-squat': {
    start: standingUpright,
    end: { trunk: 30, near: { hip: 68, knee: 66, ankle: -26, shoulder: 62, elbow: 20 } },
    hold: 'heel',
    shift: -16,
    things: [{ kind: 'chair', under: 'hip', by: [104, 4], isTurned: false }],
    arrows: [{ joint: 'hip', by: [-14, 30], beside: [-22, -34] }],
  },
  'wall-sit': {
    start: { trunk: 0, near: { hip: 20, knee: 20, ankle: 0, shoulder: 0 } },
    end: { trunk: 0, near: { hip: 78, knee: 80, ankle: -2, shoulder: 6, elbow: 10 } },
    hold: 'heel',
    things: [{ kind: 'wall', at: 'hip', by: -26 }],
    arrows: [{ joint: 'head', by: [0, 40], beside: [24, -10] }],
  },
  'step-up': {
    start: {
      trunk: 10,
      near: { hip: 66, knee: 66, ankle: -10, shoulder: 0, elbow: 10 },
      far: { hip: 8, knee: 8, ankle: 0 },
    },
    end: { trunk: 2, near: { hip: 4, knee: 4, shoulder: 14, elbow: 20 }, far: { hip: 10, knee: 24, ankle: 10 } },
    hold: 'heel',
    things: [{ kind: 'step', under: 'heel', height: 30, from: -22, to: 60 }],
    arrows: [{ joint: 'head', beside: [-24, 6], bend: -6 }],
  },
  lunge: {
    start: { trunk: 0, near: { hip: 26, knee: 4, ankle: -10, shoulder: 0 }, far: { hip: -24, knee: 6, ankle: 26 } },
    end: {
      trunk: 0,
      near: { hip: 84, knee: 84, ankle: 0, reach: { joint: 'hip', by: [4, -8] } },
      far: { hip: -10, knee: 78, ankle: -20 },
    },
    hold: 'heel',
    arrows: [{ joint: 'hip', beside: [-26, 0] }],
  },
}
