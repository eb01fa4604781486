// Package notify carries messages out of the house. SMSSender is the port; MSG91 is the provider that Indian
// shops use. A text that an Indian operator delivers must be registered beforehand, so a message here is the id of
// such a template and the values of its variables, never free text. What the ids are is configuration.
//
// Nothing here tries twice: a sender says whether trying again can help, and the job that called it does so.
package notify
