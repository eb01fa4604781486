package visitor

import (
	"time"

	"mylo/internal/kernel/clock"
)

// The labels of Kind and UserType.
const (
	New        = "new"
	Repeat     = "repeat"
	NewUser    = "new_user"
	RepeatUser = "repeat_user"
)

// Kind labels a visitor by the session count that was stored last and the present one: New when nothing was
// stored, Repeat when the count is exactly one higher, and empty otherwise, as within the same session.
func Kind(stored int, isStored bool, count int) string {
	switch {
	case !isStored:
		return New
	case count == stored+1:
		return Repeat
	default:
		return ""
	}
}

// UserType labels a session: NewUser when the cookie new_user is there and this is the first visit.
func UserType(newUserCookie bool, visit int) string {
	if newUserCookie && visit == 1 {
		return NewUser
	}
	return RepeatUser
}

// IsSaleDay says whether t falls on a Tuesday in India, wherever the visitor is.
func IsSaleDay(t time.Time) bool {
	return t.In(clock.India).Weekday() == time.Tuesday
}
