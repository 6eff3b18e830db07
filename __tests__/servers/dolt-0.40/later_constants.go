package eventsapi

// Kinds of events that Dolt 0.40.4 names and the module of 2020 lacks, with the numbers that they have today.
const (
	ClientEventType_MIGRATE            ClientEventType = 50
	ClientEventType_TAG                ClientEventType = 51
	ClientEventType_GARBAGE_COLLECTION ClientEventType = 52
	ClientEventType_FILTER_BRANCH      ClientEventType = 53
	ClientEventType_DUMP               ClientEventType = 54
)
