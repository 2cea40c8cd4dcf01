import type { Expected } from './who.ts'

const reviews = ['administrator', 'fullAdministration', 'pdrAdministrator', 'superUser']

export const developmentCalls: Expected = {
  // NOTE: somebody and whoever leads them; the server decides, talk by talk.
  addTalkAction: 'signedIn',
  createTalk: 'signedIn',
  listTalkPartners: 'signedIn',
  listTalks: 'signedIn',
  readTalk: 'signedIn',
  removeTalk: 'signedIn',
  removeTalkAction: 'signedIn',
  saveTalkText: 'signedIn',
  updateTalk: 'signedIn',
  updateTalkAction: 'signedIn',
  affectedByRewardKindChange: reviews,
  changeRewardKinds: reviews,
  createRewardKind: reviews,
  listRewardKinds: reviews,
  readRewardKind: reviews,
  removeRewardKind: reviews,
  restoreRewardKind: reviews,
  updateRewardKind: reviews,
  listRewards: reviews,
  readRewardBudget: reviews,
  updateRewardBudget: reviews,
  // NOTE: managers give to their people and HR to everybody; the server decides.
  giveReward: 'signedIn',
  listGivenRewards: 'signedIn',
  listMyRewards: 'signedIn',
  listRewardChoices: 'signedIn',
  listRewardPeople: 'signedIn',
  readRewardStanding: 'signedIn',
  takeRewardBack: 'signedIn',
}
