import type { FrontDrawing } from '../front-picture.tsx'

const standingLegs = { leg: 3, knee: 0 }

/** Exercises that are seen best from the front, or from above. */
export const front: Record<string, FrontDrawing> = {
  'knee-rolls': {
    start: {
      trunk: 0,
      left: { arm: 78, leg: 4, thighSeen: 0.5, shinSeen: 0.5 },
      right: { arm: 78, leg: 4, thighSeen: 0.5, shinSeen: 0.5 },
    },
    end: {
      trunk: 0,
      left: { arm: 78, leg: -30, knee: -84, thighSeen: 0.95, shinSeen: 0.9 },
      right: { arm: 78, leg: 48, knee: 84, thighSeen: 0.95, shinSeen: 0.9 },
    },
    hold: 'middle',
    lift: 26,
    isFromAbove: true,
    things: [],
    arrows: [{ joint: 'right-knee', by: [-84, 0], beside: [2, -4], bend: -28, isBoth: true }],
  },
  'side-plank': {
    start: {
      trunk: -61,
      left: { arm: 61, elbow: 84, forearmSeen: 0.7, leg: -29, shinSeen: 0.25 },
      right: { arm: 4, leg: 29, shinSeen: 0.25 },
    },
    end: {
      trunk: -70,
      left: { arm: 70, elbow: 84, forearmSeen: 0.7, leg: 2, shinSeen: 0.25 },
      right: { arm: 4, leg: 0, shinSeen: 0.25 },
    },
    hold: 'left-elbow',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'right-hip', by: [0, -34], beside: [4, -12] }],
  },
  'side-lying-leg-raise': {
    start: { trunk: -90, head: 6, left: { arm: 178, leg: 0 }, right: { arm: 30, elbow: -60, leg: 0 } },
    end: {
      trunk: -90,
      head: 6,
      left: { arm: 178, leg: 0, shinSeen: 0.4 },
      right: { arm: 30, elbow: -60, leg: 34, knee: 0 },
    },
    hold: 'middle',
    things: [{ kind: 'mat' }],
    arrows: [{ joint: 'right-toe', bend: 12, beside: [10, 0] }],
  },
  'brandt-daroff': {
    start: { trunk: 0, turn: -1, left: { leg: 4, thighSeen: 0.12 }, right: { leg: 4, thighSeen: 0.12 } },
    end: {
      trunk: 84,
      head: -16,
      turn: 0.8,
      left: { arm: 14, elbow: -20, leg: 30, thighSeen: 0.8, knee: 60, shinSeen: 0.7 },
      right: { arm: 16, elbow: -60, leg: -14, thighSeen: 0.8, knee: -30, shinSeen: 0.7 },
    },
    hold: 'middle',
    things: [{ kind: 'bed' }],
    arrows: [{ joint: 'head', bend: 26, isBoth: true }],
  },
  'neck-side-stretch': {
    start: { trunk: 0, left: { arm: 8 }, right: { arm: 8 } },
    end: { trunk: 0, head: 34, left: { arm: 10 }, right: { arm: 142, elbow: 122, forearmSeen: 0.85 } },
    hold: 'middle',
    zoom: { joint: 'chest', scale: 1.7 },
    arrows: [{ joint: 'head', by: [26, 16], beside: [-2, -26], bend: 8 }],
  },
  'neck-rotation': {
    end: { trunk: 0, turn: 1, left: { arm: 8 }, right: { arm: 8 } },
    zoom: { joint: 'chest', scale: 1.9 },
    arrows: [{ joint: 'head', by: [44, 0], beside: [-22, -24], bend: 14, isBoth: true }],
  },
  'band-external-rotation': {
    start: {
      trunk: 0,
      left: { arm: 4, elbow: -40, forearmSeen: 0.35 },
      right: { arm: 4, elbow: -40, forearmSeen: 0.35 },
    },
    end: { trunk: 0, left: { arm: 5, elbow: 78, forearmSeen: 0.9 }, right: { arm: 5, elbow: 78, forearmSeen: 0.9 } },
    hold: 'middle',
    things: [{ kind: 'line', from: 'left-hand', to: 'right-hand', as: 'band' }],
    zoom: { joint: 'middle', scale: 1.25 },
    arrows: [
      { joint: 'right-hand', by: [26, -4], beside: [8, 0] },
      { joint: 'left-hand', by: [-26, -4], beside: [-8, 0] },
    ],
  },
  'side-arm-raise': {
    start: { trunk: 0 },
    end: { trunk: 0, left: { arm: 82 }, right: { arm: 82 } },
    hold: 'left-toe',
    things: [
      { kind: 'weight', at: 'left-hand' },
      { kind: 'weight', at: 'right-hand' },
    ],
    arrows: [
      { joint: 'right-hand', bend: -18, beside: [14, 0] },
      { joint: 'left-hand', bend: 18, beside: [-14, 0] },
    ],
  },
  'elbow-nerve-glide': {
    start: { trunk: 0, right: { arm: 84 } },
    end: { trunk: 0, right: { arm: 84, elbow: 128 } },
    hold: 'left-toe',
    zoom: { joint: 'chest', scale: 1.35 },
    arrows: [{ joint: 'right-hand', bend: 26, isBoth: true, beside: [4, -8] }],
  },
  'standing-leg-out': {
    start: { trunk: 0, left: { arm: 40, elbow: 8 } },
    end: { trunk: -2, left: { arm: 40, elbow: 8, ...standingLegs }, right: { leg: 34 } },
    hold: 'left-toe',
    shift: 14,
    things: [{ kind: 'chair', under: 'left-hand', by: [-20, 30], isTurned: true }],
    arrows: [{ joint: 'right-toe', bend: 8, beside: [12, -4] }],
  },
  'single-leg-balance': {
    end: {
      trunk: 0,
      left: { arm: 66, ...standingLegs },
      right: { arm: 66, leg: 14, knee: 40, thighSeen: 0.7, shinSeen: 0.7 },
    },
    arrows: [{ joint: 'right-knee', by: [0, -34], beside: [22, 12] }],
  },
}
