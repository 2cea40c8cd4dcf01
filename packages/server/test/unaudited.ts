/** Changing calls that rightly leave no audit entry, each with the reason; everything else must leave one. */
export const unaudited: Record<string, string> = {
  launchComponent: 'the record of the attempt itself says who opened what, and when',
  launchEmbedded: 'the record of the attempt itself says who opened what, and when',
  saveLaunch: 'the record of the attempt itself keeps it',
  moveToNewEdition: 'the record of the course itself keeps which edition one takes',
  deleteNotification: 'one tidies one’s own bell',
  markAllNotificationsRead: 'reading is nobody else’s business',
  markNotificationRead: 'reading is nobody else’s business',
  register: 'a company that nobody confirms is forgotten, and an entry could not be; confirming is audited',
  requestPassword: 'changes nothing; the new password itself is audited',
}
