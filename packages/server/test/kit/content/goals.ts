export const blankOutline = {
  courseDuration: '',
  minDelegates: null,
  maxDelegates: null,
  costPerDelegate: '',
  provider: '',
  delegateProfile: '',
  courseObjective: '',
  courseOutcome: '',
  courseWork: '',
}
