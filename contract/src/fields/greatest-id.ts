/** PostgreSQL stores an id as a 32-bit integer. */
export const GREATEST_ID = 2_147_483_647
