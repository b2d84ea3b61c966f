/** PostgreSQL keeps an id in 32 bits. */
export const GREATEST_ID = 2_147_483_647
