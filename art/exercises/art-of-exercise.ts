/** The name of the picture of an exercise. */
export const artOfExercise = (id: string) => `exercise-${id}`
