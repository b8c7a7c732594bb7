import type { SideDrawing } from '../side-picture.tsx'
import { crookLeg, onAllFours, onBack, sitting, standingUpright } from './postures.ts'

const handOnTummy = { ...crookLeg, shoulder: -4, elbow: 72 }

/** Back, pelvis and pelvic floor. */
export const back: Record<string, SideDrawing> = {
  'pelvic-tilt': {
    start: { ...onBack, round: -7 },
    end: { ...onBack, round: 3, near: handOnTummy, seen: { forearm: 0.5 } },
    hold: 'heel',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', by: [0, 26], beside: [-8, -52] }],
  },
  'knee-to-chest': {
    start: onBack,
    end: {
      trunk: -90,
      neck: 8,
      near: { hip: 118, knee: 122, reach: { joint: 'knee', by: [14, 10] } },
      far: crookLeg,
    },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'knee', beside: [6, -16], bend: 16 }],
  },
  bridge: {
    start: onBack,
    end: { trunk: -113, neck: 23, near: { hip: -2, knee: 100, ankle: 15, shoulder: -22 } },
    hold: 'heel',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', by: [0, -34], beside: [-6, -8] }],
  },
  'bird-dog': {
    start: onAllFours,
    end: {
      ...onAllFours,
      neck: 4,
      near: { hip: -14, knee: 2, ankle: 20, shoulder: 77, wrist: 85 },
      far: { hip: 77, knee: 97, ankle: 58, shoulder: 172, wrist: 0 },
    },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [
      { joint: 'far-hand', bend: -18 },
      { joint: 'toe', bend: 20 },
    ],
  },
  'cat-cow': {
    start: { ...onAllFours, round: -9, neck: -22 },
    end: { ...onAllFours, round: 17, neck: 40, head: 12 },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', by: [0, -30], beside: [32, -34] }],
  },
  'prone-press-up': {
    start: { trunk: 88, near: { hip: -4, knee: 0, ankle: 55, reach: { joint: 'chest', by: [-26, 13] } } },
    end: {
      trunk: 46,
      round: -9,
      neck: -10,
      near: { hip: -46, knee: 0, ankle: 60, reach: { joint: 'hip', by: [48, 9] } },
    },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'chest', beside: [20, -6], bend: 8 }],
  },
  'dead-bug': {
    start: { trunk: -90, near: { hip: 90, knee: 90, shoulder: 90 } },
    end: { trunk: -90, near: { hip: 34, knee: 66, ankle: 20, shoulder: 90 }, far: { hip: 90, knee: 90, ankle: 0 } },
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'heel', beside: [14, -8], bend: -14 }],
  },
  'prayer-stretch': {
    start: onAllFours,
    end: { trunk: 110, round: 7, neck: 6, near: { hip: 152, knee: 134, ankle: 58, shoulder: 180 } },
    hold: 'knee',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', beside: [-6, -22], bend: -6 }],
  },
  'leg-nerve-glide': {
    start: { ...sitting, trunk: 6, neck: 30, head: 15 },
    end: {
      trunk: 4,
      neck: -8,
      head: -16,
      near: { hip: 94, knee: 14, ankle: -8, reach: { joint: 'far-knee', by: [-18, -12] } },
      far: { hip: 94, knee: 94, ankle: 0 },
    },
    hold: 'hip',
    things: [{ kind: 'chair', under: 'hip', by: [-6, 0] }],
    arrows: [{ joint: 'toe', bend: -22, isBoth: true }],
  },
  'seated-forward-bend': {
    start: sitting,
    end: {
      trunk: 66,
      round: 13,
      neck: 40,
      head: 24,
      near: { hip: 156, knee: 90, reach: { joint: 'ankle', by: [8, -6] } },
    },
    hold: 'heel',
    things: [{ kind: 'chair', under: 'hip', by: [-4, 0], hasBack: false }],
    arrows: [{ joint: 'head', bend: 26 }],
  },
  'upper-back-extension': {
    start: { ...sitting, near: { hip: 90, knee: 90, reach: { joint: 'head', by: [-8, 2] } } },
    end: {
      trunk: -15,
      round: -11,
      neck: -14,
      head: -8,
      near: { hip: 75, knee: 90, ankle: 0, reach: { joint: 'head', by: [-10, 6] } },
    },
    hold: 'hip',
    things: [{ kind: 'chair', under: 'hip', by: [-4, 0] }],
    arrows: [{ joint: 'head', beside: [0, -20], bend: -10 }],
  },
  'hip-hinge': {
    start: standingUpright,
    end: { trunk: 62, neck: -12, near: { hip: 74, knee: 24, ankle: -12, shoulder: 62, elbow: 4 } },
    hold: 'heel',
    arrows: [
      { joint: 'head', beside: [16, 0], bend: -24 },
      { joint: 'hip', by: [-26, 2], beside: [-16, -4] },
    ],
  },
  'brisk-walk': {
    end: {
      trunk: 4,
      near: { hip: 26, knee: 4, ankle: -14, shoulder: -24, elbow: 18 },
      far: { hip: -18, knee: 14, ankle: 16, shoulder: 24, elbow: 24 },
    },
    arrows: [{ joint: 'chest', by: [54, 0], beside: [38, 20] }],
  },
  'tummy-draw-in': {
    start: { ...onAllFours, round: -6 },
    end: onAllFours,
    hold: 'hip',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', by: [0, -26], beside: [30, 30] }],
  },
  'pelvic-floor-squeeze': {
    end: { ...sitting, near: { hip: 90, knee: 90, reach: { joint: 'knee', by: [-14, -12] } } },
    things: [{ kind: 'chair', under: 'hip', by: [-4, 0] }],
    arrows: [{ joint: 'hip', by: [0, -36], beside: [2, 8] }],
  },
  'tummy-breathing': {
    end: { ...onBack, near: handOnTummy, seen: { forearm: 0.5 } },
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'hip', by: [0, -32], beside: [-24, -24], isBoth: true }],
  },
}
