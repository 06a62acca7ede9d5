/** Passwords and the token of a mail that the examples of the reference use. */
export const passwordExample = 'Strong-sword-7'
export const newPasswordExample = 'Other-sword-8'
export const mailTokenExample = 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z'
