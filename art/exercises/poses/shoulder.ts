import type { SideDrawing } from '../side-picture.tsx'
import { crookLeg, sitting, standingUpright } from './postures.ts'

const stand = standingUpright.near

/** A hand with a weight over the edge of a table, lowered from one angle of the wrist to the other. */
function wristLowering(from: number, to: number): SideDrawing {
  const posture = (wrist: number) => ({
    ...sitting,
    near: { hip: 90, knee: 90, shoulder: 30, elbow: 58, wrist },
    far: { shoulder: 0, elbow: 24 },
  })
  return {
    start: posture(from),
    end: posture(to),
    hold: 'hip',
    things: [
      { kind: 'table', under: 'wrist', from: -44, to: -6, by: 6 },
      { kind: 'weight', at: 'hand' },
    ],
    zoom: { joint: 'wrist', scale: 2 },
    arrows: [{ joint: 'wrist', by: [0, 32], beside: [30, -16], bend: 8 }],
  }
}

/** Neck, shoulder and arm from the side. */
export const shoulder: Record<string, SideDrawing> = {
  'chin-tuck': {
    start: { trunk: 0, neck: 34, head: -34, near: stand },
    end: { trunk: 0, neck: 2, head: 2, near: stand },
    hold: 'hip',
    zoom: { joint: 'chest', scale: 1.9 },
    arrows: [{ joint: 'head', by: [-34, 0], beside: [60, 6] }],
  },
  'shoulder-blade-squeeze': {
    start: { ...sitting, trunk: 6, neck: 12, near: { hip: 96, knee: 90, shoulder: 14, elbow: 30 } },
    end: { trunk: -2, near: { hip: 88, knee: 90, shoulder: -34, elbow: 66 } },
    hold: 'hip',
    things: [{ kind: 'chair', under: 'hip', by: [-2, 0], hasBack: false }],
    arrows: [{ joint: 'elbow', by: [-26, 0], beside: [-8, -8] }],
  },
  'band-row': {
    start: { trunk: 2, near: { shoulder: 70, elbow: 6 } },
    end: { trunk: 0, near: { shoulder: -32, elbow: 104 } },
    hold: 'heel',
    things: [
      { kind: 'wall', at: 'hand', by: 92 },
      { kind: 'line', from: 'hand', to: { joint: 'hand', by: [92, -4] }, as: 'band' },
    ],
    arrows: [{ joint: 'elbow', by: [-30, 0], beside: [-6, -10] }],
  },
  pendulum: {
    end: {
      trunk: 66,
      neck: 2,
      near: { hip: 74, knee: 14, shoulder: 66, elbow: 0 },
      far: { hip: 66, knee: 6, shoulder: 104, elbow: 34 },
    },
    shift: -14,
    things: [{ kind: 'table', under: 'far-hand', from: -12, to: 60, by: 5 }],
    arrows: [{ joint: 'hand', by: [56, 0], beside: [-28, 14], bend: -12, isBoth: true }],
  },
  'table-slide': {
    start: { ...sitting, near: { hip: 90, knee: 90, shoulder: 42, elbow: 60 } },
    end: { trunk: 34, near: { hip: 124, knee: 90, shoulder: 124, elbow: 6 } },
    hold: 'hip',
    shift: 6,
    things: [
      { kind: 'chair', under: 'hip', by: [-4, 0] },
      { kind: 'table', under: 'hand', from: -64, to: 40, by: 6 },
    ],
    arrows: [{ joint: 'hand', by: [36, 0], beside: [-20, -20] }],
  },
  'wall-walk': {
    start: { trunk: 0, near: { shoulder: 52, elbow: 24 }, far: { shoulder: 0, elbow: 6 } },
    end: { trunk: 0, neck: -4, near: { shoulder: 142, elbow: 4 }, far: { shoulder: 0, elbow: 6 } },
    hold: 'heel',
    things: [{ kind: 'wall', at: 'hand', by: 4 }],
    arrows: [{ joint: 'hand', by: [0, -62], beside: [-18, 66] }],
  },
  'stick-raise': {
    start: { trunk: -90, near: { ...crookLeg, shoulder: 30 } },
    end: { trunk: -90, near: { ...crookLeg, shoulder: 132, elbow: 0 } },
    hold: 'hip',
    things: [{ kind: 'mat' }, { kind: 'ball', at: 'hand', r: 5 }],
    arrows: [{ joint: 'hand', beside: [0, -10], bend: 24 }],
  },
  'wall-push-up': {
    start: { trunk: 14, near: { hip: 0, ankle: -14, shoulder: 88, elbow: 2 } },
    end: { trunk: 28, near: { hip: 0, ankle: -28, shoulder: 44, elbow: 86 } },
    hold: 'heel',
    things: [{ kind: 'wall', at: 'hand', by: 3 }],
    arrows: [{ joint: 'chest', beside: [-26, -8], isBoth: true }],
  },
  'wall-press': {
    end: { trunk: 0, near: { shoulder: 4, elbow: 88 }, far: { shoulder: -2, elbow: 6 } },
    things: [
      { kind: 'wall', at: 'hand', by: 10 },
      { kind: 'roll', at: 'hand', by: [3, 0] },
    ],
    arrows: [{ joint: 'hand', by: [30, 0], beside: [-36, -18] }],
  },
  'doorway-stretch': {
    end: {
      trunk: 4,
      near: { hip: 22, knee: 14, ankle: -12, shoulder: -20, elbow: 6 },
      far: { hip: -16, knee: 2, ankle: 10, shoulder: 84, elbow: 92 },
    },
    things: [{ kind: 'wall', at: 'far-hand', by: 0 }],
    arrows: [{ joint: 'chest', by: [34, 0], beside: [-46, 14] }],
  },
  'biceps-curl': {
    start: { trunk: 0, near: { shoulder: 2, elbow: 10 }, far: { shoulder: -4, elbow: 6 } },
    end: { trunk: 0, near: { shoulder: 8, elbow: 118 }, far: { shoulder: -4, elbow: 6 } },
    hold: 'heel',
    things: [{ kind: 'weight', at: 'hand' }],
    arrows: [{ joint: 'hand', bend: 24, beside: [16, 4], isBoth: true }],
  },
  'forearm-stretch': {
    end: { trunk: 0, near: { shoulder: 88, elbow: 0, wrist: -75 }, far: { reach: { joint: 'hand', by: [-4, 4] } } },
    zoom: { joint: 'elbow', scale: 1.8 },
    arrows: [{ joint: 'hand', by: [-12, 22], beside: [18, -14], bend: 8 }],
  },
  'gaze-stabilisation': {
    end: { trunk: 0, near: { shoulder: 96, elbow: 0 }, far: { shoulder: -2, elbow: 6 } },
    zoom: { joint: 'elbow', scale: 1.7 },
    things: [
      { kind: 'line', from: { joint: 'head', by: [20, 2] }, to: { joint: 'hand', by: [-6, -16] }, as: 'gaze' },
      { kind: 'thumb', at: 'hand' },
    ],
    arrows: [{ joint: 'head', by: [34, 0], beside: [-17, -20], bend: 12, isBoth: true }],
  },
  'wrist-lowering': wristLowering(42, -50),
  'palm-up-wrist-lowering': wristLowering(62, -28),
  'heel-to-toe-walk': {
    end: {
      trunk: 0,
      near: { hip: 9, knee: 2, ankle: -8, shoulder: -20, elbow: 6 },
      far: { hip: -9, knee: 0, ankle: 8, shoulder: 34, elbow: 6 },
    },
    things: [{ kind: 'line', from: { x: 60, y: 212 }, to: { x: 260, y: 212 }, as: 'band' }],
    arrows: [{ joint: 'chest', by: [50, 0], beside: [34, 20] }],
  },
}
